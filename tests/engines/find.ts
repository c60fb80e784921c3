import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import type { Browser } from "./browser.ts";
import { openChromium } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
};

type Engine = {
  readonly name: string;
  /** What Debian calls it. */
  readonly packages: string;
  /** Opens it. Absent: it isn't installed. */
  readonly open: (() => Promise<Browser>) | undefined;
};

/** The engines, of which npm brings the first. */
export const findEngines = (): readonly Engine[] => {
  const firefox = onPath("firefox-esr") ?? onPath("firefox");
  const miniBrowser = onPath("WebKitWebDriver") && onPath("Xvfb") && globSync("/usr/lib{,exec}/**/MiniBrowser")[0];
  return [
    { name: "chromium", packages: "chromium", open: openChromium },
    { name: "firefox", packages: "firefox-esr", open: firefox ? () => openFirefox(firefox) : undefined },
    {
      name: "webkit",
      packages: "webkit2gtk-driver xvfb",
      open: miniBrowser ? () => openWebKit(miniBrowser) : undefined,
    },
  ];
};
