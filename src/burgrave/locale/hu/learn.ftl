## Tanulj játszani: amit a terminál és a böngésző is mond.

learn-you = Te
learn-right = Így van. { $why }
learn-wrong = Most nem. { $why }
learn-else = Ezt szabad, de ez a lépés nem ezt kéri.
