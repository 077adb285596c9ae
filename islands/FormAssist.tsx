import { useEffect } from "preact/hooks";
import { assistForm } from "@/lib/client/form_assist.ts";

/** Submits a form in place. Without a script, the form reloads the page. */
export default function FormAssist({ form }: { form: string }) {
  useEffect(() => {
    assistForm(document.getElementById(form) as HTMLFormElement);
  }, []);
  return null;
}
