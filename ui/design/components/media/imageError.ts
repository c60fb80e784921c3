import { useEffect, useRef, useState } from "react";

/** Tells whether a picture failed to load, with the props that its `img` needs for that. */
export const useImageError = (address: string | null | undefined) => {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // The picture may have failed before hydration.
  useEffect(() => {
    const img = picture.current;
    if (address && img?.complete && img.naturalWidth === 0) setFailed(address);
  }, [address]);

  const markFailed = () => setFailed(address ?? null);
  return { hasFailed: address === failed, ties: { ref: picture, onError: markFailed } } as const;
};
