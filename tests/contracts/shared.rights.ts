import { calls } from "../security/grants.ts";

// Belongs to no contract: what the checks and policies of many tables ask.
export const privileges = [
  ...calls("members", "definer", "private.is_admin private.is_staff"),
  ...calls("members", "definer", "private.is_plain_line private.is_plain_text private.are_lines"),
  ...calls("members", "definer", "private.is_picture_address private.is_web_address"),
  ...calls("members", "invoker", "private.folded_username private.is_visible private.search_key"),
];
