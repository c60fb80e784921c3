export { PartnersPage as Component } from "./PartnersPage.tsx";
