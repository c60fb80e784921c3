declare module "pg/lib/utils.js" {
  /** A parameter in PostgreSQL's text form, as the driver's own queries send it. */
  const utils: { prepareValue(value: unknown): Buffer | string | null };
  export default utils;
}
