/** What stands at an address of the site that is no page. */
export type SiteFile = { readonly type: string; readonly body: string | Uint8Array };
