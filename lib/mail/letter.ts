/** A mail as it goes out, before any transport has seen it. */
export interface Letter {
  from: string;
  to: string;
  /** Who gets the answers; the sender when left out. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
}

/** What takes mails away. */
export interface Transport {
  /**
   * Hands one mail over; `password` is the sender's own, for this one sign-in. Throws MailError, and nothing else, when
   * the mail has not been taken or nobody knows.
   */
  send(letter: Letter, options?: { password?: string }): Promise<void>;
}
