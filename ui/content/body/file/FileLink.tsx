import { type ReactNode, useContext } from "react";
import { shownFile } from "../../../../domain/content/body/ownFile.ts";
import { PicturesContext } from "../../../design/components/media/contexts.ts";

type FileLinkProps = { readonly address: string; readonly className?: string; readonly children: ReactNode };

/** A link that downloads an uploaded file. */
export const FileLink = ({ address, className, children }: FileLinkProps) => (
  <a href={shownFile(address, useContext(PicturesContext).host)} download className={className}>
    {children}
  </a>
);
