import { useEffect } from "preact/hooks";
import { enhanceForm } from "@/lib/client/form_assist.ts";

/** Submits a form in place. Without a script, the form reloads the page. */
export default function FormAssist({ form }: { form: string }) {
  useEffect(() => {
    enhanceForm(document.getElementById(form) as HTMLFormElement);
  }, []);
  return null;
}
