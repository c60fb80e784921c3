import { useEffect, useRef } from "react";
import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { intentDropped } from "../session/intent.ts";
import { $isWanted, authLeft } from "./wanted.ts";

const dialog = lazyModule(async () => (await import("./AuthDialog.tsx")).AuthDialog);
const stepsPreload = preloadProps(dialog);

/** Props for the elements that open the dialog: they load its code early. */
export const authPreload = {
  onPointerEnter: () => (stepsPreload.onPointerEnter(), dialogPreload.onPointerEnter()),
  onFocus: () => (stepsPreload.onFocus(), dialogPreload.onFocus()),
} as const;

/** The element of the page's content that was pressed last. The prompt to sign in is outside of it, and disappears. */
const useLastPressed = () => {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>("main :is(button, a)") : null;
      if (pressed) last.current = pressed;
    };
    addEventListener("click", remember);
    return () => removeEventListener("click", remember);
  }, []);
  return () => (last.current?.isConnected ? last.current : null);
};

/** The sign-in dialog, on every page. Its code is loaded at its first opening. */
export const AuthDialogPlace = () => {
  const pressed = useLastPressed();
  const { isWanted, leave, drop, lost } = useUnit({
    isWanted: $isWanted,
    leave: authLeft,
    drop: intentDropped,
    lost: partLoadFailed,
  });
  const AuthDialog = useLazyModule(dialog, isWanted, () => (leave(), drop(), lost()));
  return AuthDialog && <AuthDialog returnTo={pressed} />;
};
