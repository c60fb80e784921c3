export { MailLinkPage as Component } from "./MailLinkPage.tsx";
