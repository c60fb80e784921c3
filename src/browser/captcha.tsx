import { createRoot } from "react-dom/client";
import { contact } from "virtual:club/contact";
import { unproven } from "../../adapters/unanswered.ts";
import { CaptchaPanel } from "../../ui/accounts/captcha/CaptchaPanel.tsx";
import type { CaptchaChoice } from "../../ui/accounts/captcha/provider.ts";

/** Asks the visitor for a captcha, and returns its token. Rejects when they give up, or close the dialog that it is for. */
export const solveCaptcha = (choice: CaptchaChoice): Promise<string> => {
  const focused = document.activeElement;
  const host = document.createElement("div");
  // Inside an open dialog, which keeps the focus and closes by a press outside.
  ([...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body).append(host);
  const panel = createRoot(host);
  return new Promise<string>((solved, failed) => {
    const end = () => {
      watching.disconnect();
      removeEventListener("keydown", leaveByKey, { capture: true });
      panel.unmount();
      host.remove();
      if (focused instanceof HTMLElement) focused.focus();
    };
    const leave = () => (end(), failed(new Error(unproven)));
    // Wherever the focus went. That dialog would close with it.
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      leave();
    };
    addEventListener("keydown", leaveByKey, { capture: true });
    const watching = new MutationObserver(() => host.isConnected || leave());
    watching.observe(document.body, { childList: true, subtree: true });
    panel.render(
      <CaptchaPanel
        choice={choice}
        email={contact.email}
        onSolved={(token) => (end(), solved(token))}
        onLeft={leave}
      />,
    );
  });
};
