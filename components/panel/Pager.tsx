interface PagerLink {
  href: string;
  text: string;
}

interface PagerProps {
  id?: string | undefined;
  /** Null on the last page. */
  next: PagerLink | null;
  /** Null on the first page. */
  first: PagerLink | null;
}

/** Links to the next page of a list and back to its first; nothing if all of it is on one page. */
export function Pager({ id, next, first }: PagerProps) {
  if (next === null && first === null) return null;
  return (
    <p class="list-pages" id={id}>
      {next !== null && (
        <a class="button button-quiet" href={next.href} rel="next">
          {next.text}
        </a>
      )}
      {first !== null && <a href={first.href}>{first.text}</a>}
    </p>
  );
}
