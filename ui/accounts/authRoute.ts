export { AuthPage as Component } from "./AuthPage.tsx";
