import { Fragment } from "preact";

interface BreakableProps {
  /** A long word, such as `recipient_phone_number` or an e-mail address. */
  name: string;
  /** The character after which a line may break. */
  after: string;
}

/** A long name that may break between its words. */
export function Breakable({ name, after }: BreakableProps) {
  const [first, ...rest] = name.split(after);
  return (
    <>
      {first}
      {rest.map((word, index) => (
        <Fragment key={index}>
          {after}
          <wbr />
          {word}
        </Fragment>
      ))}
    </>
  );
}
