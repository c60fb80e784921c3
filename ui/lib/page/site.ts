import { createStore } from "effector";

/** The site's own address without a slash at its end, such as "https://club.example": for links that leave the page. */
export const $siteAddress = createStore("", { sid: "site-address" });

/** What stands before the path of an uploaded picture: the project's address, or nothing where the site's own host keeps it. */
export const $pictureHost = createStore("", { sid: "picture-host" });
