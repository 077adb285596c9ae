import { useEffect, useState } from "preact/hooks";
import CopyButton from "./CopyButton.tsx";

export interface ScreenFactsProps {
  /** The user agent of the request. */
  userAgent: string;
  labels: {
    width: string;
    height: string;
    userAgent: string;
    copy: string;
    copied: string;
  };
}

const FACTS = ["width", "height", "userAgent"] as const;

/** Shows the window's current size and the user agent for copying. */
export default function ScreenFacts({ userAgent, labels }: ScreenFactsProps) {
  const [values, setValues] = useState({ width: "–", height: "–", userAgent });

  useEffect(() => {
    function measure() {
      setValues({
        width: `${innerWidth} px`,
        height: `${innerHeight} px`,
        userAgent: navigator.userAgent,
      });
    }
    measure();
    addEventListener("resize", measure);
  }, []);

  return (
    <>
      <dl class="facts screen-facts">
        {FACTS.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <bdi key={values[name]} dir="ltr">{values[name]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        text={FACTS.map((name) => `${labels[name]}: ${values[name]}`)
          .join("\n")}
        label={labels.copy}
        copied={labels.copied}
        kind="primary"
      />
    </>
  );
}
