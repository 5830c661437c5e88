/** The logo's two leaves, torn apart. */
export function ErrorArt() {
  return (
    <svg className="error-art" viewBox="-14 0 76 48" aria-hidden="true">
      <path
        className="mark-a"
        transform="translate(-9 0) rotate(-9 24 43)"
        d="M24 43.5C12.5 38 3.5 29 3.5 18 3.5 10.2 8.7 5 15 5c7 0 12.5 6 13 14.5.5 8.5-1 17-4 24Z"
      />
      <path
        className="mark-b"
        transform="translate(9 0) rotate(9 24 43)"
        d="M24 43.5C35.5 38 44.5 29 44.5 18 44.5 10.2 39.3 5 33 5c-7 0-12.5 6-13 14.5-.5 8.5 1 17 4 24Z"
      />
    </svg>
  );
}
