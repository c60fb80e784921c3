import { createStore } from "effector";
import type { Club } from "../../domain/club/club.ts";

const nameless: Club = { name: "", wordmark: { strong: "", light: "" }, tagline: "", links: [] };

/** The club whose site this is. Given when the site is put together, so that the UI knows no club by name. */
export const $club = createStore(nameless, { sid: "club" });
