import { useEffect, useState } from "preact/hooks";
import CopyButton from "./CopyButton.tsx";

export interface ScreenFactsProps {
  /** The part that the server knows. */
  userAgent: string;
  labels: {
    width: string;
    height: string;
    userAgent: string;
    copy: string;
    copied: string;
  };
}

interface Size {
  width: number;
  height: number;
}

/** Shows the window's current size and the user agent, to copy (decision 36). */
export default function ScreenFacts({ userAgent, labels }: ScreenFactsProps) {
  const [size, setSize] = useState<Size | null>(null);
  const [agent, setAgent] = useState(userAgent);

  useEffect(() => {
    function measure() {
      setSize({ width: innerWidth, height: innerHeight });
    }
    measure();
    setAgent(navigator.userAgent);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);

  const facts = [
    { label: labels.width, value: size && `${size.width} px` },
    { label: labels.height, value: size && `${size.height} px` },
    { label: labels.userAgent, value: agent },
  ];
  return (
    <>
      <dl class="facts screen-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value ?? "–"}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {size !== null && (
        <CopyButton
          text={facts.map(({ label, value }) => `${label}: ${value}`)
            .join("\n")}
          label={labels.copy}
          copied={labels.copied}
          kind="primary"
        />
      )}
    </>
  );
}
