import { useEffect } from "preact/hooks";
import { assistForm } from "@/lib/client/form_assist.ts";

/** Lets a form renew itself in place instead of with its page; it works without, too (decision 45). */
export default function FormAssist({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) return assistForm(element);
  }, []);
  return null;
}
