import { useUnit } from "effector-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { AlertFrame } from "../kit/Alert.tsx";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import { QuietButton } from "../kit/QuietButton.tsx";
import { meaning } from "../theme/meaning.ts";
import { layer, layout, motion, space, weight } from "../theme/measures.ts";
import { toast as measures } from "../theme/parts/surfaces.ts";
import { $toasts, type ShownToast, toastClosed } from "./toasts.ts";
import { words } from "./words.ts";

const Region = styled.div`
  position: fixed;
  right: ${space.gutter};
  bottom: ${measures.inset};
  z-index: ${layer.toast};
  display: grid;
  gap: ${measures.gap};
  width: min(${measures.width}, ${layout.screen});
`;
const Frame = styled(AlertFrame)`
  && {
    background: ${meaning.surfaceHigh};
  }
`;
const Title = styled.p`
  font-weight: ${weight.name};
`;
const Text = styled.div`
  grid-column: 2;
  color: ${meaning.textQuiet};
`;
const Closer = styled(QuietButton)`
  grid-column: 3;
  grid-row: 1 / span 2;
`;

const OneToast = ({ toast }: { readonly toast: ShownToast }) => {
  const close = useUnit(toastClosed);
  const [isHeld, hold] = useState(false);
  const { id, tone, title, text, link } = toast;

  // Good news goes by itself, unless somebody is reading it. Bad news waits until it was read.
  useEffect(() => {
    if (tone === "bad" || isHeld) return;
    const timer = setTimeout(() => close(id), motion.toast);
    return () => clearTimeout(timer);
  }, [tone, isHeld, id, close]);

  return (
    <Frame
      $tone={tone === "bad" ? "bad" : "ok"}
      role={tone === "bad" ? "alert" : undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={tone === "bad" ? "alert" : "check"} />
      <Title>{french(title)}</Title>
      {(text || link) && (
        <Text>
          {text && <p>{french(text)}</p>}
          {link && (
            <Link to={link.to} onClick={() => close(id)}>
              {french(link.words)}
            </Link>
          )}
        </Text>
      )}
      <Closer look="bare" square aria-label={words.close} onClick={() => close(id)}>
        <Icon name="close" />
      </Closer>
    </Frame>
  );
};

/** The region is always there, because a screen reader announces only what changes inside one it knows. */
export const Toasts = () => {
  const toasts = useUnit($toasts);
  return (
    <Region role="status" aria-live="polite">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </Region>
  );
};
