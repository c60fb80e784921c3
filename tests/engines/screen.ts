import { spawn } from "node:child_process";

/** A screen of Xvfb. Its pointer stands in the middle, and gives the focus to the window below it: a page without it draws no rings. */
export const openScreen = async () => {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((found) =>
    screen.stdio[3]?.once("data", (number: Buffer) => found(`:${String(number).trim()}`)),
  );
  return {
    middle: { x: 960, y: 700 },
    env: { ...process.env, DISPLAY: display, LANG: "fr_FR.UTF-8", LANGUAGE: "fr", GDK_BACKEND: "x11" },
    end: () => void screen.kill(),
  };
};
