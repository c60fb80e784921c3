import type { DraftBlock } from "../../../../domain/content/editing/blocks.ts";
import { FieldNote, noteTies } from "../../../design/components/forms/FieldNote.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { blockTyped } from "../create/create.ts";
import { pasteClean, pasteRich } from "./pasted.ts";
import { richPasted } from "./pasting.ts";
import { useRewritten } from "./useRewritten.ts";

type BlockControlProps = {
  readonly block: DraftBlock;
  readonly control: string;
  readonly error: string | undefined;
};

/** The control of a block: several lines for a text, one for a title, an address for an image. */
export const BlockControl = ({ block: { id, type, content }, control, error }: BlockControlProps) => {
  const { tell, read } = useUnit({ tell: blockTyped, read: richPasted });
  const shared = {
    id: control,
    value: content,
    onPaste: pasteClean,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      tell({ id, content: currentTarget.value }),
    ...noteTies(control, { error }),
  } as const;
  const text = useRewritten(id);
  if (type === "text")
    return <textarea {...shared} ref={text} rows={3} onPaste={pasteRich((pasted) => read({ ...pasted, block: id }))} />;
  return (
    <>
      <input {...shared} type="text" {...(type === "image" && { inputMode: "url", placeholder: "https://" })} />
      <FieldNote control={control} error={error} />
    </>
  );
};
