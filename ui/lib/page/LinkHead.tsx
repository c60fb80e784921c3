import { Head } from "./Head.tsx";

/** The head of a page that a mail's link leads to. Its address holds a secret, which no request hands on. */
export const LinkHead = ({ title }: { readonly title: string }) => (
  <>
    <Head title={title} />
    <meta name="referrer" content="strict-origin" />
  </>
);
