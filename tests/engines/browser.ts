/** A browser of any engine, with one page. */
export type Browser = {
  open(address: string): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of an async function in the page. What it returns is given as JSON. */
  run<T>(body: string): Promise<T>;
  /** What is seen of the page, as PNG. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
};
