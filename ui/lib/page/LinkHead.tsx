import { Head } from "./Head.tsx";

/**
 * The head of a page opened from a mail's link. The referrer policy keeps the secret in its address out of requests.
 */
export const LinkHead = ({ title }: { readonly title: string }) => (
  <>
    <Head title={title} />
    <meta name="referrer" content="strict-origin" />
  </>
);
