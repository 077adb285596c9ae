import { Fragment, type JSX } from "preact";
import {
  type MarkupBlock,
  type TextLine,
  toBlocks,
} from "@/lib/markup/blocks.ts";
import { parseMarkup } from "@/lib/markup/parse.ts";
import { splitLinks } from "@/lib/markup/urls.ts";

/** Renders the markup of a page. The direction of each block follows its letters. */
export function PageContent({ content }: { content: string }) {
  return <>{toBlocks(parseMarkup(content)).map(showBlock)}</>;
}

function showBlock(block: MarkupBlock, index: number): JSX.Element {
  switch (block.kind) {
    case "heading":
      return (
        <h2 key={index} dir="auto">
          <strong>{block.text}</strong>
        </h2>
      );
    case "paragraph":
      return <p key={index} dir="auto">{block.lines.map(showLine)}</p>;
    case "list":
      return (
        <ul key={index} dir="auto">
          {block.items.map((text, at) => <li key={at}>{linkedText(text)}</li>)}
        </ul>
      );
    case "image":
      return (
        <img
          key={index}
          src={block.url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerpolicy="no-referrer"
        />
      );
    case "video":
      return <video key={index} src={block.url} controls preload="none" />;
    case "space":
      return <br key={index} />;
  }
}

function showLine(line: TextLine, index: number): JSX.Element {
  return (
    <Fragment key={index}>
      {index > 0 && <br />}
      {showText(line)}
    </Fragment>
  );
}

const TAGS = { bold: "strong", underline: "u", strikethrough: "s" } as const;

function showText(line: TextLine): JSX.Element {
  if (line.kind === "text") return linkedText(line.text);
  if (line.kind === "link") return <a href={line.url}>{line.text}</a>;
  const Tag = TAGS[line.kind];
  return <Tag>{line.text}</Tag>;
}

/** Renders a text, turning URLs and e-mail addresses into links. */
function linkedText(text: string): JSX.Element {
  return (
    <>
      {splitLinks(text).map(({ text, url }, index) =>
        url === undefined
          // As a bare text it would be escaped twice: in the list, and by the renderer.
          ? <Fragment key={index}>{text}</Fragment>
          : <a key={index} href={url}>{text}</a>
      )}
    </>
  );
}
