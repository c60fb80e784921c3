declare module "*.woff2?cut=french" {
  const address: string;
  export default address;
}
declare module "*.woff2?cut=western" {
  const address: string;
  export default address;
}
declare module "*.woff2?cut=eastern" {
  const address: string;
  export default address;
}
declare module "*.woff2?cut=typed" {
  const address: string;
  export default address;
}
