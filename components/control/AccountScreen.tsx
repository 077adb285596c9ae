import { AccountName } from "./AccountName.tsx";
import { FormScreen, type FormScreenProps } from "./FormScreen.tsx";
import { ACCOUNT } from "./screens.ts";

/** A screen below My Account: one form that asks for the password. */
export function AccountScreen(props: FormScreenProps) {
  return (
    <FormScreen {...props} under={ACCOUNT}>
      <AccountName email={props.ctx.state.admin.email} />
    </FormScreen>
  );
}
