/** An error with an HTTP status, thrown by routes and by the framework. */
export class HttpError extends Error {
  status: number;

  /**
   * @param status 404 for an unknown path, 405 for a method the route lacks
   *   (then `cause` is `{ allow: string[] }`), or any other error status
   */
  constructor(status: number, message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = this.constructor.name;
    this.status = status;
  }
}
