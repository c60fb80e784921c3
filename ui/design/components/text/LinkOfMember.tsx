/** An address that a member wrote, as a link that passes nothing on to its site. */
export const LinkOfMember = ({ address }: { readonly address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
    {address}
  </a>
);
