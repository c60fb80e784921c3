export { ResetPage as Component } from "./ResetPage.tsx";
