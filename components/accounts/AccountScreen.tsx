import {
  FormScreen,
  type FormScreenProps,
} from "@/components/panel/FormScreen.tsx";
import { ACCOUNT } from "@/components/panel/screens.ts";

/** A screen below My Account: one form that asks for the password. */
export function AccountScreen(props: FormScreenProps) {
  return (
    <FormScreen {...props} under={ACCOUNT}>
      {/* Names the account for password managers; it is not posted. */}
      <input
        class="visually-hidden"
        type="text"
        value={props.ctx.state.admin.email}
        autocomplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </FormScreen>
  );
}
