import { Fragment, type JSX } from "preact";
import {
  type MarkupBlock,
  type TextLine,
  toBlocks,
} from "@/lib/markup/blocks.ts";
import { parseMarkup } from "@/lib/markup/parse.ts";
import { splitLinks } from "@/lib/markup/urls.ts";

/** Shows the markup of a page (decision 41); each part takes the direction of its own letters. */
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
      return <p key={index} dir="auto">{block.lines.flatMap(showLine)}</p>;
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

function showLine(line: TextLine, index: number): JSX.Element[] {
  return index === 0
    ? [showText(line)]
    : [<br key={`break ${index}`} />, showText(line)];
}

function showText(line: TextLine): JSX.Element {
  const { kind, text } = line;
  switch (kind) {
    case "bold":
      return <strong>{text}</strong>;
    case "underline":
      return <u>{text}</u>;
    case "strikethrough":
      return <s>{text}</s>;
    case "link":
      return <a href={line.url}>{text}</a>;
    case "text":
      return linkedText(text);
  }
}

/** A text whose web and e-mail addresses are links. */
function linkedText(text: string): JSX.Element {
  return (
    <>
      {splitLinks(text).map(({ text, url }, index) =>
        url === undefined
          // A bare text among others would be escaped by the list and again by the renderer.
          ? <Fragment key={index}>{text}</Fragment>
          : <a key={index} href={url}>{text}</a>
      )}
    </>
  );
}
