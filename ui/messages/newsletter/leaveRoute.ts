export { LeavePage as Component } from "./LinkPage.tsx";
