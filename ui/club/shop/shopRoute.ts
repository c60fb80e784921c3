export { ShopPage as Component } from "./ShopPage.tsx";
