import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import CopyButton from "./CopyButton.tsx";

export interface ScreenFactsProps {
  /** What the server has been told; the rest only the browser knows. */
  userAgent: string;
  labels: {
    width: string;
    height: string;
    userAgent: string;
    copy: string;
    copied: string;
  };
}

/** The size of the window as it is at this moment, and the user agent, to be copied (decision 36). */
export default function ScreenFacts({ userAgent, labels }: ScreenFactsProps) {
  const size = useSignal<{ width: number; height: number } | null>(null);
  const agent = useSignal(userAgent);

  useEffect(() => {
    function measure() {
      size.value = { width: innerWidth, height: innerHeight };
    }
    measure();
    agent.value = navigator.userAgent;
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);

  const facts = [
    { label: labels.width, value: size.value && `${size.value.width} px` },
    { label: labels.height, value: size.value && `${size.value.height} px` },
    { label: labels.userAgent, value: agent.value },
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
      {size.value !== null && (
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
