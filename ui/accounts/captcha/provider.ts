/** The captcha that a club has chosen. All of it is public. */
export type CaptchaChoice = {
  readonly provider: "turnstile" | "hcaptcha";
  readonly siteKey: string;
  /** The provider's script, of tests. */
  readonly scriptUrl?: string;
};

/** What both providers' scripts offer. */
type Widgets = {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widget: string): void;
};

const scripts: Readonly<Record<CaptchaChoice["provider"], string>> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  hcaptcha: "https://js.hcaptcha.com/1/api.js",
};

/** Milliseconds for the script. */
const patience = 15_000;
const readyName = "captchaIsReady";
/** CSS pixels of the wider of both providers' usual widgets. On phones the compact ones fit. */
const usualWidth = 303;

const loadScript = ({ provider, scriptUrl = scripts[provider] }: CaptchaChoice): Promise<Widgets> => {
  const script = document.createElement("script");
  const globals = window as unknown as Record<string, unknown>;
  return new Promise<Widgets>((ready, failed) => {
    globals[readyName] = () => ready(globals[provider] as Widgets);
    script.src = `${scriptUrl}?render=explicit&onload=${readyName}&hl=fr`;
    const isLost = () => failed(new Error("The captcha's script did not load"));
    script.addEventListener("error", isLost);
    setTimeout(isLost, patience);
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
};

let loaded: Promise<Widgets> | undefined;

export type Challenge = {
  /** Of the solved captcha. It counts once, for some minutes. Rejects when the provider can't be reached or fails. */
  readonly token: Promise<string>;
  /** Removes what the provider shows. */
  remove(): void;
};

/** Shows the provider's captcha in a place. Its script is loaded by the first. */
export const beginChallenge = (choice: CaptchaChoice, place: HTMLElement): Challenge => {
  let remove = () => {};
  let isRemoved = false;
  const begin = async (): Promise<string> => {
    loaded ??= loadScript(choice);
    const widgets = await loaded.catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return new Promise<string>((solved, failed) => {
      if (isRemoved) return;
      // hCaptcha's question is a layer of the page: a popover, which is above all of them, would cover its buttons.
      const panel = place.closest<HTMLElement>("[popover]");
      const showPanel = (isShown: boolean) => {
        if (isRemoved) return;
        panel?.togglePopover(isShown);
        if (isShown) panel?.focus();
      };
      const ofQuestion = {
        "open-callback": () => showPanel(false),
        "close-callback": () => showPanel(true),
        "chalexpired-callback": () => showPanel(true),
      };
      const widget = widgets.render(place, {
        sitekey: choice.siteKey,
        language: "fr",
        size: place.clientWidth < usualWidth ? "compact" : "normal",
        ...(choice.provider === "hcaptcha" && ofQuestion),
        callback: solved,
        // `true`: the provider logs nothing and throws nothing.
        "error-callback": (code: unknown) => (failed(new Error(`The captcha failed: ${String(code)}`)), true),
      });
      remove = () => widgets.remove(widget);
    });
  };
  return {
    token: begin(),
    remove() {
      isRemoved = true;
      remove();
    },
  };
};
