/** The database can't be started or reached. Its message is one line that says what to do. */
export class EngineRefusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "EngineRefusal";
  }
}
