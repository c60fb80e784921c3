import { profileTabAddress, settingsTab } from "../../../ui/accounts/profile/address.ts";
import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

const loadSpace = async () => (await import("../../../ui/accounts/profile/ProfilePage.tsx")).space.fetch();

const loadProfile = async () => {
  // Without a browser there is no second rendering that could show it. In the browser members need it with the page.
  if (import.meta.env.SSR) await loadSpace();
  else if (document.documentElement.dataset["session"] === "kept") loadSpace().catch(() => {}); // The page reports it.
  return import("../../../ui/accounts/profile/ProfilePage.tsx");
};

export const accounts: Feature = {
  name: "accounts",
  pages: [
    page("/auth", "ui/accounts/signIn/authRoute.ts", () => import("../../../ui/accounts/signIn/authRoute.ts")),
    page(
      "/auth/confirm",
      "ui/accounts/mailLinks/MailLinkPage.tsx",
      () => import("../../../ui/accounts/mailLinks/MailLinkPage.tsx"),
    ),
    page(
      "/auth/discord",
      "ui/accounts/discord/DiscordPage.tsx",
      () => import("../../../ui/accounts/discord/DiscordPage.tsx"),
    ),
    page(
      "/auth/forgot",
      "ui/accounts/mailLinks/ForgotPage.tsx",
      () => import("../../../ui/accounts/mailLinks/ForgotPage.tsx"),
    ),
    page(
      "/auth/reset",
      "ui/accounts/mailLinks/resetRoute.ts",
      () => import("../../../ui/accounts/mailLinks/resetRoute.ts"),
    ),
    page(
      "/membres/:slug",
      "ui/accounts/members/MemberPage.tsx",
      () => import("../../../ui/accounts/members/MemberPage.tsx"),
      ["memberFacts"],
    ),
    page("/profile", "ui/accounts/profile/ProfilePage.tsx", loadProfile, ["memberTab"]),
  ],
  unlisted: ["/auth/", "/profile", "/membres"],
  server: import.meta.env.SSR && {
    // Password managers open it (https://w3c.github.io/webappsec-change-password-url/). Visitors sign in first.
    leads: { "/.well-known/change-password": profileTabAddress(settingsTab) },
    forms: ["/auth", "/auth/confirm", "/auth/discord", "/auth/forgot", "/auth/reset"],
  },
};
