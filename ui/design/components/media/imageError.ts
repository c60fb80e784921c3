import { useEffect, useRef, useState } from "react";

/** Whether somebody's picture could not be had, and what its `img` needs so that this is known. */
export const useImageError = (address: string | null | undefined) => {
  const [lost, lose] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // It may have failed before this script ran.
  useEffect(() => {
    const img = picture.current;
    if (address && img?.complete && img.naturalWidth === 0) lose(address);
  }, [address]);

  const tell = () => lose(address ?? null);
  return { isLost: address === lost, ties: { ref: picture, onError: tell } } as const;
};
