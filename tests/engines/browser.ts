/** A browser of any engine, with one page. */
export type Browser = {
  open(address: string): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of an async function in the page. What it returns is given as JSON. */
  run<T>(body: string): Promise<T>;
  /** Presses the mouse at a place of what is seen, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after the other. Each is a sign, or names joined by a plus, as "Control+b". */
  keys(keys: readonly string[]): Promise<void>;
  /** What is seen of the page, as PNG. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
};
