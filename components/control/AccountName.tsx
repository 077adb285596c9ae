/** Reports password managers whose password a form asks for; it is not posted. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      class="visually-hidden"
      type="text"
      value={email}
      autocomplete="username"
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
