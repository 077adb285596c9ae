import type { ComponentChildren, VNode } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import type { Mail } from "./content.ts";
import { cutText } from "./letter.ts";
import { BARE } from "./row.tsx";

/** Keeps Outlook from putting space between tables and from scaling pixels on high-density screens. */
const OUTLOOK =
  "<!--[if mso]><style>table,td{mso-table-lspace:0;mso-table-rspace:0}</style>" +
  "<noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch>" +
  "</o:OfficeDocumentSettings></xml></noscript><![endif]-->";

/** Sets a fixed width, because Outlook does not support `max-width`. */
const OUTLOOK_WIDTH =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->';

const OFFICE = { "xmlns:o": "urn:schemas-microsoft-com:office:office" };

interface MailDocumentProps {
  mail: Mail;
  background: string;
  children: ComponentChildren;
}

/** The HTML document of a mail. */
export function MailDocument(
  { mail, background, children }: MailDocumentProps,
): VNode {
  const { locale: { tag }, dir, subject, blocks } = mail;
  const first = blocks.find((block) => block.kind === "text");
  return (
    <html lang={tag} dir={dir} {...OFFICE}>
      <head>
        <meta charset="utf-8" />
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Phones would take a code of digits for a telephone number. */}
        <meta name="format-detection" content="telephone=no" />
        {rawHtml(OUTLOOK)}
      </head>
      <body
        style={`margin:0;padding:0;-webkit-text-size-adjust:100%;background-color:${background}`}
      >
        <div style="display:none;max-height:0;overflow:hidden">
          {first && cutText(first.text, 120)}
        </div>
        <div
          role="article"
          aria-roledescription="email"
          aria-label={subject}
          lang={tag}
          dir={dir}
          style={{ backgroundColor: background }}
        >
          {rawHtml(OUTLOOK_WIDTH)}
          <div style="margin:0 auto;max-width:600px">{children}</div>
          {rawHtml("<!--[if mso]></td></tr></table><![endif]-->")}
        </div>
      </body>
    </html>
  );
}

/** Renders Outlook's conditional comments, which JSX lacks. */
function rawHtml(html: string): VNode {
  return jsxTemplate([html]);
}

interface StripProps {
  background?: string;
  radius?: string;
  padding: string;
  children?: ComponentChildren;
}

/** A full-width strip of rows; if empty, it is as high as its padding. */
export function Strip(
  { background, radius, padding, children }: StripProps,
): VNode {
  const style = {
    padding,
    fontSize: 0,
    lineHeight: "0",
    backgroundColor: background,
    borderRadius: radius,
  };
  return (
    <table role="presentation" width="100%" {...BARE}>
      <tr>
        <td style={style}>
          {children && (
            <table role="presentation" width="100%" {...BARE}>{children}</table>
          )}
        </td>
      </tr>
    </table>
  );
}
