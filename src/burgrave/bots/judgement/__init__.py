"""The judgement: expected points and win chances of every seat, learned from games of our own."""

from burgrave.bots.judgement.weights import can_learn, fond_judgement, judgement_of, knows

__all__ = ["can_learn", "fond_judgement", "judgement_of", "knows"]
