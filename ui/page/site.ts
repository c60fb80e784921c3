import { createStore } from "effector";

/** The site's own address without a slash at its end, such as "https://club.example": for links that leave the page. */
export const $siteAddress = createStore("", { sid: "site-address" });
