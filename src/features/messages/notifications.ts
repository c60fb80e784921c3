import type { Feature } from "../../feature.ts";
import { piece } from "../../page.ts";

export const notifications: Feature = {
  name: "notifications",
  pieces: [
    piece(
      "memberTab",
      "ui/notifications/NotificationsTab.tsx",
      async () => (await import("../../../ui/notifications/NotificationsTab.tsx")).tab,
    ),
  ],
};
