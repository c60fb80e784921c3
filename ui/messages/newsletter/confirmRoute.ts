export { ConfirmPage as Component } from "./LinkPage.tsx";
