import { createStore } from "effector";

/** The site's origin without a trailing slash, such as "https://club.example". For absolute links. */
export const $siteAddress = createStore("", { sid: "site-address" });

/** The prefix of uploaded pictures' paths: the storage's origin; "" when the site's host stores them. */
export const $pictureHost = createStore("", { sid: "picture-host" });

/** Whose captcha the accounts want; null without one. */
export const $captchaProvider = createStore<"turnstile" | "hcaptcha" | null>(null, { sid: "captcha-provider" });
