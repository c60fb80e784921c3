export { ForgotPage as Component } from "./ForgotPage.tsx";
